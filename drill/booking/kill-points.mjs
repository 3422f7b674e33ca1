// Preloaded by Node into the app of the drill alone (NODE_OPTIONS=--import): ends the process at a named point, as
// `kill -9` does. The product has no part in it: points are recognised by what goes over the wire. Plain JavaScript, as
// Node loads it.
import { existsSync, readFileSync, rmSync } from 'node:fs'
import net from 'node:net'

/**
 * @typedef {object} Point
 * @property {string} sent What goes out on a connection.
 * @property {RegExp} [until] Dies at this, once that was sent on the same connection.
 * @property {boolean} [isAnywhere] On any connection.
 * @property {boolean} [isAnswered] Dies when the answer comes instead of before it is sent.
 */

/** In the protocol of Postgres, as a simple or as a prepared statement. */
const COMMIT = /^(Q.{4}|P.{4}\0)commit/is
const END_OF_MAIL = /^(\r?\n)?\.\r\n$/

/** @type {Record<string, Point>} */
const POINTS = {
  'before the commit of the hold': { sent: 'insert into booking_holds', until: COMMIT },
  'after the hold, before the answer': { sent: 'insert into booking_holds', until: COMMIT, isAnswered: true },
  'after the signature, before the answer': { sent: 'insert into booking_contracts', until: COMMIT, isAnswered: true },
  'before the call to the provider': { sent: 'POST /api/trial-provider/charges' },
  'after the call, before its answer is read': { sent: 'POST /api/trial-provider/charges', isAnswered: true },
  'before the commit of the webhook': { sent: 'insert into provider_events', until: COMMIT },
  'after the commit of the webhook': { sent: 'insert into provider_events', until: COMMIT, isAnswered: true },
  'before the receipt number': { sent: 'insert into receipt_counters' },
  'before the commit of the booking': { sent: 'update bookings set paid_at', until: COMMIT },
  'after the commit of the booking': { sent: 'update bookings set paid_at', until: COMMIT, isAnswered: true },
  'before the mail of the receipt': { sent: 'from receipts', until: /^MAIL FROM:/, isAnywhere: true },
  'after a mail, before its job is done': { sent: 'MAIL FROM:', until: END_OF_MAIL, isAnswered: true },
}

const file = process.env.DRILL_ORDER ?? ''

function ordered() {
  if (!existsSync(file)) return null
  return POINTS[readFileSync(file, 'utf8').trim()] ?? null
}

function die() {
  rmSync(file, { force: true })
  process.kill(process.pid, 'SIGKILL')
}

/** @param {net.Socket} socket */
function dieWhenAnswered(socket) {
  for (const event of ['data', 'readable', 'end']) socket.prependOnceListener(event, die)
}

/** The connections that sent what a point begins with. */
const begun = new WeakSet()
let hasBegun = false

/** @param {net.Socket} socket @param {Point} point @param {string} text */
function isThere(socket, { sent, until, isAnywhere }, text) {
  const isFirst = text.includes(sent)
  if (!until) return isFirst
  if (isFirst) {
    begun.add(socket)
    hasBegun = true
    return false
  }
  return (isAnywhere ? hasBegun : begun.has(socket)) && until.test(text)
}

/** @param {net.Socket} socket @param {string | Uint8Array} chunk */
function look(socket, chunk) {
  const point = ordered()
  if (!point || !isThere(socket, point, Buffer.from(chunk).toString('latin1'))) return
  if (point.isAnswered) dieWhenAnswered(socket)
  else die()
}

const { write } = net.Socket.prototype
net.Socket.prototype.write = function (chunk, ...rest) {
  if (chunk && this.remoteAddress !== undefined) look(this, chunk)
  return write.call(this, chunk, ...rest)
}
