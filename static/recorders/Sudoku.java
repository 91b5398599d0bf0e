// Solves a Sudoku by backtracking and records every step: javac Sudoku.java Backtrail.java && java Sudoku
import java.util.List;

class Sudoku {
    static final String PUZZLE =
        "003900024750004300000160007006000701190000000500700060400508000600307000200040000";
    static final int[] board = PUZZLE.chars().map(digit -> digit - '0').toArray();
    static final Backtrail trace = new Backtrail(
        "sudoku.jsonl", "kind", "sudoku", "puzzle", PUZZLE, "first", List.of(0, 1), "goal", "first");

    static boolean isLegal(int cell, int value) {
        int row = cell / 9, column = cell % 9, corner = 9 * (row - row % 3) + column - column % 3;
        for (int i = 0; i < 9; i++) {
            if (board[9 * row + i] == value || board[9 * i + column] == value) return false;
            if (board[corner + 9 * (i / 3) + i % 3] == value) return false;
        }
        return true;
    }

    static boolean solve(int cell) {
        if (cell == 81) {
            trace.solution();
            return true;
        }
        if (board[cell] != 0) return solve(cell + 1);
        trace.choose(cell);
        for (int value = 1; value <= 9; value++) {
            if (!isLegal(cell, value)) {
                trace.reject(cell, value);
                continue;
            }
            board[cell] = value;
            trace.place(cell, value);
            if (solve(cell + 1)) return true;
            board[cell] = 0;
            trace.takeback(cell, value);
        }
        trace.deadend(cell);
        return false;
    }

    public static void main(String[] args) {
        trace.end(solve(0) ? "found" : "all");
    }
}
