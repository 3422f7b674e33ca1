import { answerVoice } from '@/features/search/actions/answer-voice'

/** What a recording says, in the language of the page it was spoken on (A10.2). */
export const POST = (request: Request) => answerVoice(request)
