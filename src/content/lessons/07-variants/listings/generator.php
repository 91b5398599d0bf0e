<?php

// @hidden
require_once __DIR__ . '/../../06-recursion/listings/legal.php';

function solve(array &$board, int $box, int $at = 0): Generator {
    $size = $box * $box;
    if ($at === $size * $size) return true; // @solution

    $row = intdiv($at, $size); // @choose
    $column = $at % $size;
    if ($board[$row][$column] !== 0) {
        return yield from solve($board, $box, $at + 1); // @given
    }

    for ($value = 1; $value <= $size; $value++) {
        if (!is_legal($board, $box, $row, $column, $value)) {
            continue; // @reject
        }
        $board[$row][$column] = $value;
        yield ['place', $row, $column, $value]; // @place
        if (yield from solve($board, $box, $at + 1)) return true; // @return
        $board[$row][$column] = 0;
        yield ['backtrack', $row, $column, $value]; // @backtrack
    }
    return false; // @deadend
}
