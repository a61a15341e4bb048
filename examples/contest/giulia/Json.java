import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Reads JSON: objects become maps, arrays lists, numbers doubles. Java has no reader of its own, and
 * this one is enough for what the arena says.
 */
final class Json {
  private final String text;
  private int at = 0;

  private Json(String text) {
    this.text = text;
  }

  static Object parse(String text) {
    return new Json(text).value();
  }

  /** A text as JSON writes it. */
  static String quote(String text) {
    return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
  }

  /** An object that was read. */
  @SuppressWarnings("unchecked")
  static Map<String, Object> map(Object value) {
    return (Map<String, Object>) value;
  }

  /** An array that was read. */
  @SuppressWarnings("unchecked")
  static List<Object> list(Object value) {
    return (List<Object>) value;
  }

  /** A whole number that was read. */
  static int whole(Object value) {
    return ((Double) value).intValue();
  }

  private Object value() {
    skipBlanks();
    switch (text.charAt(at)) {
      case '{':
        return object();
      case '[':
        return array();
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
    Map<String, Object> fields = new LinkedHashMap<>();
    at++;
    while (!ends('}')) {
      String name = string();
      skipBlanks();
      at++; // the colon
      fields.put(name, value());
    }
    return fields;
  }

  private List<Object> array() {
    List<Object> items = new ArrayList<>();
    at++;
    while (!ends(']')) {
      items.add(value());
    }
    return items;
  }

  /** Whether the object or the array ends here; otherwise goes on to what comes next in it. */
  private boolean ends(char end) {
    skipBlanks();
    if (text.charAt(at) == ',') {
      at++;
      skipBlanks();
    }
    if (text.charAt(at) != end) {
      return false;
    }
    at++;
    return true;
  }

  private String string() {
    StringBuilder found = new StringBuilder();
    at++;
    while (text.charAt(at) != '"') {
      found.append(text.charAt(at) == '\\' ? escaped() : text.charAt(at));
      at++;
    }
    at++;
    return found.toString();
  }

  private char escaped() {
    at++;
    switch (text.charAt(at)) {
      case 'n':
        return '\n';
      case 't':
        return '\t';
      case 'r':
        return '\r';
      case 'b':
        return '\b';
      case 'f':
        return '\f';
      case 'u':
        at += 4;
        return (char) Integer.parseInt(text.substring(at - 3, at + 1), 16);
      default:
        return text.charAt(at);
    }
  }

  private Double number() {
    int start = at;
    while (at < text.length() && "+-.eE0123456789".indexOf(text.charAt(at)) >= 0) {
      at++;
    }
    return Double.valueOf(text.substring(start, at));
  }

  private void skipBlanks() {
    while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
      at++;
    }
  }
}
