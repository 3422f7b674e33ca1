import { answerVoice } from '@/features/search/actions/answer-voice'

/** Transcribes a recording, in the language of the page (A10.2). */
export const POST = (request: Request) => answerVoice(request)
