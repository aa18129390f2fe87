/** Stands in for the process that decodes pictures: it loads, and then answers nothing. */
process.on('message', () => undefined);
process.on('disconnect', () => process.exit());
process.send('ready');
