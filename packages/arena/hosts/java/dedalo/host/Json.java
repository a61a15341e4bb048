package dedalo.host;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads the JSON of the arena and writes texts: objects are maps, lists are lists, numbers are doubles. */
final class Json {
  private final String text;
  private int at;

  private Json(String text) {
    this.text = text;
  }

  @SuppressWarnings("unchecked")
  static Map<String, Object> readObject(String line) {
    return (Map<String, Object>) new Json(line).value();
  }

  static String write(String value) {
    StringBuilder out = new StringBuilder("\"");
    for (char sign : value.toCharArray()) {
      if (sign == '"' || sign == '\\') out.append('\\').append(sign);
      else if (sign < ' ' || Character.isSurrogate(sign)) out.append(String.format("\\u%04x", (int) sign));
      else out.append(sign);
    }
    return out.append('"').toString();
  }

  static String write(List<String> values) {
    List<String> written = new ArrayList<>();
    for (String value : values) written.add(write(value));
    return "[" + String.join(",", written) + "]";
  }

  private Object value() {
    switch (next()) {
      case '{':
        return object();
      case '[':
        return list();
      case '"':
        return string();
      case 't':
        at += "true".length();
        return true;
      case 'f':
        at += "false".length();
        return false;
      case 'n':
        at += "null".length();
        return null;
      default:
        return number();
    }
  }

  private Map<String, Object> object() {
    Map<String, Object> found = new LinkedHashMap<>();
    at++;
    while (next() != '}') {
      String name = string();
      next();
      at++;
      found.put(name, value());
      if (next() == ',') at++;
    }
    at++;
    return found;
  }

  private List<Object> list() {
    List<Object> found = new ArrayList<>();
    at++;
    while (next() != ']') {
      found.add(value());
      if (next() == ',') at++;
    }
    at++;
    return found;
  }

  private String string() {
    StringBuilder found = new StringBuilder();
    at++;
    for (char sign = text.charAt(at); sign != '"'; sign = text.charAt(++at)) {
      found.append(sign == '\\' ? escaped() : sign);
    }
    at++;
    return found.toString();
  }

  private char escaped() {
    char sign = text.charAt(++at);
    if (sign == 'u') {
      at += 4;
      return (char) Integer.parseInt(text.substring(at - 3, at + 1), 16);
    }
    int known = "bfnrt".indexOf(sign);
    return known == -1 ? sign : "\b\f\n\r\t".charAt(known);
  }

  private double number() {
    int from = at;
    while (at < text.length() && "+-.eE0123456789".indexOf(text.charAt(at)) != -1) at++;
    return Double.parseDouble(text.substring(from, at));
  }

  private char next() {
    while (Character.isWhitespace(text.charAt(at))) at++;
    return text.charAt(at);
  }
}
