import { anonymousContext } from '@/platform/database/payload'
import { findCaptions } from '../operations/find-captions'

/** The WebVTT of a captions track by the name in its address; null when there is none. */
export const readCaptions = async (name: string): Promise<string | null> => findCaptions(await anonymousContext(), name)
