// The health check of the container. One with its own database is healthy while it can serve and store. One with the
// database of `DATABASE_URL` answers cached pages without it, and another start would not bring that database back.
const path = process.env.DATABASE_URL ? '/healthz' : '/readyz'

try {
  const answer = await fetch(`http://127.0.0.1:${process.env.PORT ?? 3000}${path}`)
  process.exit(answer.ok ? 0 : 1)
} catch {
  process.exit(1)
}
