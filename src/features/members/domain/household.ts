const DAY = 86_400_000

/** A household has at most four people: who began it, and three whom its people invite. */
export const MOST_PEOPLE = 4

/** An invitation can be accepted for seven days. */
export const INVITATION_MS = 7 * DAY

/** Homes on a shared list, and letters of a note. */
export const MOST_SHARED = 50
export const LONGEST_NOTE = 300

/** What somebody thinks of a home. */
export const VOTES = ['yes', 'maybe', 'no'] as const
export type Vote = (typeof VOTES)[number]

/** The vote in a form; null when it is none. */
export const readVote = (value: string): Vote | null => VOTES.find((vote) => vote === value) ?? null

/** A vote with its note, under the name of whoever gave it. */
export interface SharedOpinion {
  /** The how manieth of the household gave it. */
  place: number
  name: string
  isOwn: boolean
  vote: Vote
  note: string
}

/** A home on the shared list. */
export interface SharedHome {
  slug: string
  opinions: readonly SharedOpinion[]
}

/** An open invitation that the member sent. Others in the household see only that there is one. */
export interface OwnInvitation {
  id: string
  email: string
  endsAt: Date
}

/** A household as one of its people sees it: names, and no contact data of anybody else. */
export interface Household {
  /** Everybody in it, who joined first comes first. Names may be empty. */
  people: readonly { place: number; name: string; isOwn: boolean }[]
  /** How many more may be invited. */
  places: number
  openInvitations: number
  invitations: readonly OwnInvitation[]
  homes: readonly SharedHome[]
}

/** The household of somebody who looks alone. */
export const NO_HOUSEHOLD: Household = {
  people: [],
  places: MOST_PEOPLE - 1,
  openInvitations: 0,
  invitations: [],
  homes: [],
}
