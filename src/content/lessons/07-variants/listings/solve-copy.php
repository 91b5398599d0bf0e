<?php

// @hidden
require_once __DIR__ . '/../../06-recursion/listings/legal.php';

function solve(array $board, int $box, int $at = 0): ?array {
    $size = $box * $box;
    if ($at === $size * $size) return $board; // @solution

    $row = intdiv($at, $size); // @choose
    $column = $at % $size;
    if ($board[$row][$column] !== 0) {
        return solve($board, $box, $at + 1); // @given
    }

    for ($value = 1; $value <= $size; $value++) {
        if (!is_legal($board, $box, $row, $column, $value)) {
            continue; // @reject
        }
        $copy = $board; // @copy
        $copy[$row][$column] = $value; // @place
        $solution = solve($copy, $box, $at + 1);
        if ($solution !== null) return $solution; // @return
    }
    return null; // @deadend
}
