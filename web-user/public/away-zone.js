// Hides the name of a zone from a reader whose clock shows the same time.
for (const zone of document.querySelectorAll('[data-offset]'))
  zone.hidden = new Date(zone.dataset.at).getTimezoneOffset() === -Number(zone.dataset.offset);
