// Before the first paint, so that nobody is dazzled: what the settings, else the system, ask for.
(function () {
  var chosen = 'system';
  try {
    chosen = JSON.parse(localStorage.getItem('dedalo/settings') || '{}').theme;
  } catch {
    // Settings that cannot be read are the shell's to report.
  }
  var isDark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
})();
