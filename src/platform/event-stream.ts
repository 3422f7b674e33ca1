const HEARTBEAT_MS = 20_000

/** What a stream can send: an event with its data, in one line of text. */
export type Send = (event: string, data: string) => void

/**
 * A server-sent event stream that ends when the browser goes, however that is heard of: by the request's signal, which
 * may have been given before we begin, or by the stream itself. `subscribe` is given the way to send and answers with
 * how to stop, which is done once. Heartbeats keep middlemen from closing it.
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
