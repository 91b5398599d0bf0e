#!/bin/sh
# Measures an experiment in parts with GNU parallel, and puts them together. What follows the number of
# parts goes to parallel:
#
#   sh parallel.sh lab.json 64
#   sh parallel.sh lab.json 64 --sshloginfile machines.txt
#
# The machines share this folder, at the same path. Whatever was killed is tried three times, and goes on.
set -eu
experiment=$1
parts=$2
shift 2
program=${PROGRAM:-backtrail-experiment.mjs}
mkdir -p parts
seq "$parts" | parallel --will-cite --retries 3 --workdir . "$@" \
	node "$program" "$experiment" --shard "{}/$parts" --jobs 1 --out "parts/{}.jsonl" --resume
node "$program" --merge parts --out whole.jsonl
