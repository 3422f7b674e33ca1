const HEARTBEAT_MS = 20_000

/** Sends an event with its data as one line of text. */
export type Send = (event: string, data: string) => void

/**
 * A server-sent event stream that ends when the browser disconnects, whether the request's signal (possibly aborted
 * already) or the stream reports it. `subscribe` receives the send function and returns the unsubscribe function,
 * called once. Heartbeats keep proxies from closing the connection.
 */
export function eventStream(signal: AbortSignal, subscribe: (send: Send) => () => void): Response {
  const encoder = new TextEncoder()
  let leave = (): void => undefined
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      if (signal.aborted) return controller.close()
      const write = (text: string) => controller.enqueue(encoder.encode(text))
      const stop = subscribe((event, data) => write(`event: ${event}\ndata: ${data}\n\n`))
      const heartbeat = setInterval(() => write(': still here\n\n'), HEARTBEAT_MS)
      write('retry: 2000\n\n')
      const end = () => {
        leave()
        controller.close()
      }
      leave = () => {
        signal.removeEventListener('abort', end)
        clearInterval(heartbeat)
        stop()
        leave = () => undefined
      }
      signal.addEventListener('abort', end)
    },
    cancel: () => leave(),
  })
  return new Response(body, {
    headers: {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store, no-transform',
      'X-Accel-Buffering': 'no',
    },
  })
}
