// Asks for one page at an even pace, in a process of its own, so that what else a benchmark does cannot slow it down:
// `node bench/steady-client.mjs <address> <for ms> <every ms>`. Prints the milliseconds of each answer, -1 for none.
// Plain JavaScript, as it must start at once.
import http from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

const [address = '', forMs = '0', everyMs = '1'] = process.argv.slice(2)
const agent = new http.Agent({ keepAlive: true, maxSockets: 32 })

/** @param {number} at */
const ask = (at) =>
  new Promise((resolve) => {
    const since = performance.now()
    // A network for each, so that none meets the limits of another.
    const headers = {
      'Accept-Encoding': 'br',
      'X-Forwarded-For': `10.${(at >> 16) & 255}.${(at >> 8) & 255}.${at & 255}`,
    }
    http
      .get(address, { agent, headers }, (answer) => {
        answer.resume()
        answer.once('end', () => resolve(answer.statusCode === 200 ? performance.now() - since : -1))
      })
      .once('error', () => resolve(-1))
  })

const asked = []
const begin = performance.now()
for (let at = 0; at * Number(everyMs) < Number(forMs); at += 1) {
  const early = begin + at * Number(everyMs) - performance.now()
  if (early > 0) await sleep(early)
  asked.push(ask(at))
}
process.stdout.write(JSON.stringify(await Promise.all(asked)))
agent.destroy()
