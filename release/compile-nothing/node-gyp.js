#!/usr/bin/env node
// Compiles nothing: see the description in package.json.
