<?php

function is_legal(
    array $board, int $box, int $row, int $column, int $value
): bool {
    $size = $box * $box;
    for ($i = 0; $i < $size; $i++) {
        if ($board[$row][$i] === $value) return false; // @row
        if ($board[$i][$column] === $value) return false; // @column
    }
    $top = $row - $row % $box; // @corner
    $left = $column - $column % $box;
    for ($r = $top; $r < $top + $box; $r++) {
        for ($c = $left; $c < $left + $box; $c++) {
            if ($board[$r][$c] === $value) return false; // @box
        }
    }
    return true; // @legal
}
