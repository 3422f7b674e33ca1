import { answerTrialRequest } from '@/features/trial-provider/queries/trial'

/** The API of the stand-in for the payment provider, called by this product over HTTP. */
export const GET = answerTrialRequest
export const POST = answerTrialRequest
export const DELETE = answerTrialRequest
