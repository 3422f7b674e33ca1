import { readHomeScan } from '@/features/purchases/queries/own-home'
import { privateFileAnswer } from '@/platform/http/private-file'

interface Args {
  params: Promise<{ token: string }>
}

/** The scan of the contract that was signed on paper, for whoever has the link of the home. */
export async function GET(_request: Request, { params }: Args) {
  return privateFileAnswer(await readHomeScan((await params).token), 'signed-contract')
}
