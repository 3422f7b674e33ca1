import { proofAnswer } from '@/features/launches/queries/launch'

/** Everything that is published about a launch: anybody can run its draw again. */
export async function GET(_request: Request, { params }: { params: Promise<{ code: string }> }) {
  return proofAnswer((await params).code)
}
