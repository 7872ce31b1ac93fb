/** ms from the last sign of the client until the server ends the session. */
export const noticedAfter = 11_000

/**
 * Statements that let the server notice soon that the machine of a session's client, or the way to it, is gone. By default it takes
 * two hours, in which the session keeps its locks and its place among the server's connections. While an answer is on its way it takes
 * a minute: a client that reads a long answer slowly is not gone.
 */
export const noticeSoon =
  'set tcp_keepalives_idle = 5; set tcp_keepalives_interval = 2; set tcp_keepalives_count = 3; set tcp_user_timeout = 60000'
