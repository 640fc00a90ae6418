#!/usr/bin/env node
// Nothing is compiled: see the description in package.json.
