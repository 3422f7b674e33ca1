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

/** A home that somebody took off the shared list, with who did. It can be put back for thirty days. */
export interface RemovedHome {
  slug: string
  name: string
  isOwn: boolean
}

/** How long a home that was taken off the shared list can be put back. */
export const PUT_BACK_MS = 30 * DAY

/** What people of a household are mailed about. */
export const HOUSEHOLD_NEWS = ['joined', 'removed', 'handedOver'] as const
export type HouseholdNews = (typeof HOUSEHOLD_NEWS)[number]

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

/** Somebody of a household. */
export interface HouseholdPerson {
  place: number
  name: string
  isOwn: boolean
  joinedAt: Date
  /** Whether the member who looks may take this person out. */
  mayRemove: boolean
}

/** A household as one of its people sees it: names, and no contact data of anybody else. */
export interface Household {
  /** Everybody in it. Who joined first comes first, and looks after it. Names may be empty. */
  people: readonly HouseholdPerson[]
  /** How many more may be invited. */
  places: number
  openInvitations: number
  invitations: readonly OwnInvitation[]
  homes: readonly SharedHome[]
  removedHomes: readonly RemovedHome[]
}

/** The household of somebody who looks alone. */
export const NO_HOUSEHOLD: Household = {
  people: [],
  places: MOST_PEOPLE - 1,
  openInvitations: 0,
  invitations: [],
  homes: [],
  removedHomes: [],
}
