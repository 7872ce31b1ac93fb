// Loaded into the server: when the process that started it is gone, it stops as if it had been told to.
if (process.channel) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  process.channel.unref()
}
