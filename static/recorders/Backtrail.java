import java.io.BufferedWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Array;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Writes down what a solver does, to be watched in Backtrail. Java 11 or newer, nothing else.
 *
 * <pre>
 * var trace = new Backtrail("run.jsonl", "kind", "sudoku", "puzzle", "0123...", "first", List.of(0, 1));
 * trace.place(3, 7); // a variable and a value: numbers, or names
 * trace.takeback(3, 7);
 * trace.end("all");
 * </pre>
 */
public final class Backtrail {
    private final BufferedWriter file;
    private boolean ended;
    /** How many events may follow. After them the file is ended: no more would be read. */
    public long limit = 5_000_000;

    /**
     * Opens a file. header: names and contents in turn: kind and puzzle or setup, or variables and values by name;
     * first, goal, solver.
     */
    public Backtrail(String path, Object... header) {
        try {
            file = Files.newBufferedWriter(Path.of(path));
        } catch (IOException error) {
            throw new UncheckedIOException(error);
        }
        Runtime.getRuntime().addShutdownHook(new Thread(this::close)); // also if the program fails
        var line = new LinkedHashMap<String, Object>();
        line.put("backtrail", 1);
        for (int at = 0; at < header.length; at += 2) line.put((String) header[at], header[at + 1]);
        write(line);
    }

    /** Writes an event. null: left out. */
    public void event(String word, Object... arguments) {
        if (limit == 0) {
            end("cut", "steps");
            return;
        }
        limit--;
        int length = arguments.length;
        while (length > 0 && arguments[length - 1] == null) length--;
        var line = new Object[length + 1];
        line[0] = word;
        System.arraycopy(arguments, 0, line, 1, length);
        write(Arrays.asList(line));
    }

    public void choose(Object variable) { event("c", variable); }
    public void reject(Object variable, Object value) { event("r", variable, value); }
    public void reject(Object variable, Object value, List<?> reasons) { event("r", variable, value, reasons); }
    public void place(Object variable, Object value) { event("p", variable, value); }
    public void force(Object variable, Object value) { event("f", variable, value); }
    public void eliminate(Object variable, Object value) { event("e", variable, value); }
    public void eliminate(Object variable, Object value, Object cause) { event("e", variable, value, cause); }
    public void deadend() { event("d"); }
    public void deadend(Object variable) { event("d", variable); }
    public void takeback() { event("t"); }
    public void takeback(Object variable, Object value) { event("t", variable, value); }
    public void bound(long cost) { event("b", cost); }
    public void solution() { event("s"); }
    public void solution(long cost) { event("s", cost); }
    public void restart() { event("restart"); }
    public void note(String text) { event("note", text.substring(0, Math.min(500, text.length()))); }

    /** The last line: "all" or "found" or "cut", or as the format says. Closes the file. */
    public void end(Object... reason) {
        var line = new Object[reason.length + 1];
        line[0] = "end";
        System.arraycopy(reason, 0, line, 1, reason.length);
        write(Arrays.asList(line));
        close();
    }

    private synchronized void write(Object line) {
        if (ended) return;
        var text = new StringBuilder();
        json(line, text);
        try {
            file.append(text).append('\n');
        } catch (IOException error) {
            throw new UncheckedIOException(error);
        }
    }

    private synchronized void close() {
        if (ended) return;
        ended = true;
        try {
            file.close();
        } catch (IOException error) {
            throw new UncheckedIOException(error);
        }
    }

    private static void json(Object value, StringBuilder text) {
        if (value == null || value instanceof Number) text.append(value);
        else if (value instanceof Map) {
            String comma = "{";
            for (var field : ((Map<?, ?>) value).entrySet()) {
                text.append(comma);
                quoted(field.getKey().toString(), text);
                text.append(':');
                json(field.getValue(), text);
                comma = ",";
            }
            text.append('}');
        } else if (value instanceof Iterable) {
            text.append('[');
            String comma = "";
            for (Object one : (Iterable<?>) value) {
                text.append(comma);
                json(one, text);
                comma = ",";
            }
            text.append(']');
        } else if (value.getClass().isArray()) {
            var list = new ArrayList<Object>();
            for (int at = 0; at < Array.getLength(value); at++) list.add(Array.get(value, at));
            json(list, text);
        } else quoted(value.toString(), text);
    }

    private static void quoted(String name, StringBuilder text) {
        text.append('"');
        for (char one : name.toCharArray()) {
            if (one == '"' || one == '\\') text.append('\\').append(one);
            // half of a pair cannot be written as UTF-8
            else if (one < ' ' || Character.isSurrogate(one)) text.append(String.format("\\u%04x", (int) one));
            else text.append(one);
        }
        text.append('"');
    }
}
