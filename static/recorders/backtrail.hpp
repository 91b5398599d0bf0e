// Writes down what a solver does, to be watched in Backtrail. C++17 or newer, nothing else.
//
//     backtrail::Trace trace("run.jsonl", {{"kind", "sudoku"}, {"puzzle", "0123..."}, {"first", {0, 1}}});
//     trace.place(3, 7);  // a variable and a value: numbers, or names in UTF-8
//     trace.takeback(3, 7);
//     trace.end("all");
#pragma once

#include <cstdio>
#include <fstream>
#include <initializer_list>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace backtrail {

// A value of JSON: a number, a text or a list. Without any: left out.
struct Value {
  std::string json;

  Value() = default;
  Value(int number) : json(std::to_string(number)) {}
  Value(long number) : json(std::to_string(number)) {}
  Value(long long number) : json(std::to_string(number)) {}
  Value(unsigned number) : json(std::to_string(number)) {}
  Value(unsigned long number) : json(std::to_string(number)) {}
  Value(unsigned long long number) : json(std::to_string(number)) {}
  Value(const char* text) : json(quoted(text)) {}
  Value(const std::string& text) : json(quoted(text)) {}
  Value(std::initializer_list<Value> list) : json(joined(list)) {}
  template <class T>
  Value(const std::vector<T>& list) : json(joined(list)) {}

  static std::string quoted(std::string_view text) {
    std::string json = "\"";
    for (char one : text) {
      char code[8];
      if (one == '"' || one == '\\') (json += '\\') += one;
      else if (one >= 0 && one < ' ') std::snprintf(code, sizeof code, "\\u%04x", one), json += code;
      else json += one;
    }
    return json += '"';
  }

  template <class List>
  static std::string joined(const List& list) {
    std::string json;
    for (const auto& one : list) (json += json.empty() ? "[" : ",") += Value(one).json;
    return json.empty() ? "[]" : json + "]";
  }
};

class Trace {
 public:
  // Opens a file. header: kind and puzzle; or variables and values, by name; first, goal, solver.
  explicit Trace(const std::string& path,
                 std::initializer_list<std::pair<const char*, Value>> header = {}, long limit = 5000000)
      : file_(path, std::ios::binary), left_(limit) {
    if (!file_) throw std::runtime_error("cannot write " + path);
    file_ << "{\"backtrail\":1";
    for (const auto& [name, value] : header) file_ << ',' << Value::quoted(name) << ':' << value.json;
    file_ << "}\n";
  }

  // Writes an event. {}: left out. After the limit the file is ended: no more would be read.
  void event(std::string_view word, std::initializer_list<Value> arguments = {}) {
    if (!file_.is_open()) return;
    if (left_-- == 0) return end("cut", "steps");
    file_ << "[\"" << word << '"';
    std::string nulls;
    for (const Value& one : arguments) {
      if (one.json.empty()) nulls += ",null";
      else file_ << nulls << ',' << one.json, nulls.clear();
    }
    file_ << "]\n";
  }

  void choose(const Value& variable) { event("c", {variable}); }
  void reject(const Value& variable, const Value& value, const Value& reasons = {}) { event("r", {variable, value, reasons}); }
  void place(const Value& variable, const Value& value) { event("p", {variable, value}); }
  void force(const Value& variable, const Value& value, const Value& unit = {}) { event("f", {variable, value, unit}); }
  void eliminate(const Value& variable, const Value& value, const Value& cause = {}) { event("e", {variable, value, cause}); }
  void deadend(const Value& variable = {}, const Value& value = {}, const Value& cause = {}) { event("d", {variable, value, cause}); }
  void takeback(const Value& variable = {}, const Value& value = {}, const Value& untested = {}) { event("t", {variable, value, untested}); }
  void bound(long cost) { event("b", {cost}); }
  void solution(const Value& cost = {}) { event("s", {cost}); }
  void restart() { event("restart"); }

  void note(std::string text) {
    if (text.size() > 500) {
      std::size_t size = 500;
      while (size > 0 && (text[size] & 0xC0) == 0x80) size--;  // not within a character
      text.resize(size);
    }
    event("note", {text});
  }

  // The last line: "all" or "found" or "cut", or as the format says. Closes the file.
  void end(const Value& reason, const Value& more = {}) {
    if (!file_.is_open()) return;
    file_ << "[\"end\"," << reason.json;
    if (!more.json.empty()) file_ << ',' << more.json;
    file_ << "]\n";
    file_.close();
  }

 private:
  std::ofstream file_;
  long left_;
};

}  // namespace backtrail
