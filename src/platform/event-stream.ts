const HEARTBEAT_MS = 20_000

/** What a stream can send: an event with its data, in one line of text. */
export type Send = (event: string, data: string) => void

/**
 * A server-sent event stream that ends when the browser goes. `subscribe` is given the way to send and answers
 * with how to stop. Heartbeats keep middlemen from closing it (trap: listen to the request's signal).
 */
export function eventStream(signal: AbortSignal, subscribe: (send: Send) => () => void): Response {
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const write = (text: string) => controller.enqueue(encoder.encode(text))
      const stop = subscribe((event, data) => write(`event: ${event}\ndata: ${data}\n\n`))
      const heartbeat = setInterval(() => write(': still here\n\n'), HEARTBEAT_MS)
      write('retry: 2000\n\n')
      signal.addEventListener('abort', () => {
        clearInterval(heartbeat)
        stop()
        controller.close()
      })
    },
  })
  return new Response(body, {
    headers: {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store, no-transform',
      'X-Accel-Buffering': 'no',
    },
  })
}
