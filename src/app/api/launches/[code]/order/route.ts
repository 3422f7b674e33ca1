import { orderAnswer } from '@/features/launches/queries/launch'

/** The tickets of a drawn launch in the order of their turns, as text. */
export async function GET(_request: Request, { params }: { params: Promise<{ code: string }> }) {
  return orderAnswer((await params).code)
}
