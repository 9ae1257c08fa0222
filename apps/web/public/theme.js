// Sets the theme before the first paint. A file of its own, because the page's policy allows no inline script.
(() => {
  let chosen = null;
  try {
    chosen = localStorage.getItem('ledgerscope-theme');
  } catch {
    // Storage can be switched off; the system's theme holds then.
  }
  const dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-color-scheme', dark ? 'dark' : 'light');
})();
