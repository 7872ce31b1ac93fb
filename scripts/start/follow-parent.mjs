// Loaded into the server: stops it in the ordinary way when the process that started it is gone.
if (process.channel) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  process.channel.unref()
}
