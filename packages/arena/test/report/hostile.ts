/** What a page must show and never obey. */
export const HOSTILE_NAME = '</script><img src=x onerror="document.title=\'owned\'">';

export const HOSTILE_LINE = '<script>document.title="owned"</script><!-- {"action":';

export const HOSTILE_LOG = [
  '\u001B[31mred\u001B[0m <img src=x onerror=alert(1)> </script><script>document.title="owned"</script>',
  'javascript:alert(1) data:text/html,<script>alert(1)</script> https://example.com/steal.js',
  '\u202Eright to left\u202C \u0000 \uD800 end',
  'x'.repeat(40_000),
  'the last line </pre></body></html>',
].join('\n');
