#!/bin/sh
# Measures an experiment in parts as a Slurm job array, and puts them together afterwards:
#
#   mkdir -p parts
#   job=$(sbatch --parsable --array=1-64 slurm.sh lab.json 64)
#   sbatch --dependency=afterok:$job --wrap "node backtrail-experiment.mjs --merge parts --out whole.jsonl"
#
# A part that was killed goes on: sbatch --array=7 slurm.sh lab.json 64
#SBATCH --job-name=backtrail
#SBATCH --cpus-per-task=1
#SBATCH --requeue
#SBATCH --open-mode=append
#SBATCH --output=parts/%a.log
set -eu
exec node "${PROGRAM:-backtrail-experiment.mjs}" "$1" --shard "$SLURM_ARRAY_TASK_ID/$2" \
	--jobs "${SLURM_CPUS_PER_TASK:-1}" --out "parts/$SLURM_ARRAY_TASK_ID.jsonl" --resume
