#!/bin/sh
# Puts the nodes where n8n looks for them, imports the credential, and starts n8n. At every start: the
# folder is a volume, and the pack may be newer than what is in it.
set -eu
tarball="${DOCSIFT_PACK:-/opt/docsift/pack.tgz}"
credentials="${DOCSIFT_CREDENTIALS:-/shared/credentials.json}"
nodes="$HOME/.n8n/nodes"
pack="$nodes/node_modules/n8n-nodes-docsift"
mkdir -p "$nodes/node_modules"
[ -f "$nodes/package.json" ] || echo '{"name":"installed-nodes","private":true,"dependencies":{}}' > "$nodes/package.json"
rm -rf "$pack"
mkdir "$pack"
tar -xzf "$tarball" -C "$pack" --strip-components=1

# Once: a person may have changed it since.
if [ -f "$credentials" ] && [ ! -f "$HOME/.n8n/docsift-credential-imported" ]; then
	n8n import:credentials --input="$credentials"
	touch "$HOME/.n8n/docsift-credential-imported"
fi
exec n8n start
