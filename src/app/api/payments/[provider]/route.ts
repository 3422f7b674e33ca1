import { takeWebhook } from '@/features/payments/queries/webhook'

/** The webhook of the payment provider of that name. */
export async function POST(request: Request, { params }: { params: Promise<{ provider: string }> }) {
  return takeWebhook(request, (await params).provider)
}
