/** Simulates a picture decoder process that starts and never responds. */
process.on('message', () => undefined);
process.on('disconnect', () => process.exit());
process.send('ready');
