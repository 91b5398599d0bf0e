<?php

function count_empty(array $row, int $at): int {
    if ($at === count($row)) return 0; // @past
    $rest = count_empty($row, $at + 1); // @rest
    return $row[$at] === 0 ? $rest + 1 : $rest; // @add
}
