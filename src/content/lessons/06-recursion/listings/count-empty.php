<?php

function count_empty(array $row, int $at): int {
    if ($at === count($row)) return 0; // @past
    $rest = count_empty($row, $at + 1); // @rest
    if ($row[$at] === 0) return $rest + 1; // @add
    return $rest; // @keep
}
