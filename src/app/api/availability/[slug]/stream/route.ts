import { watchUnits } from '@/features/catalogue/queries/live-availability'
import { eventStream } from '@/platform/cache/event-stream'

/** Every home of a project that changes, as it changes: `unit` events; `reset` asks to read all again. */
export async function GET(request: Request, { params }: { params: Promise<{ slug: string }> }) {
  const { slug } = await params
  return eventStream(request.signal, (send) =>
    watchUnits(
      slug,
      (unit) => send('unit', JSON.stringify(unit)),
      () => send('reset', '{}'),
    ),
  )
}
