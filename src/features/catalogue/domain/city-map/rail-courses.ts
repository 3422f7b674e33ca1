import type { RailCourse } from '../project'
import { offset } from './site-map'

interface Stop {
  line?: string | null
  colour?: string | null
  lat?: number | null
  lng?: number | null
}

/** Two neighbours on a line are nearer than this; a longer step is the leap to the start of a branch. */
const LONGEST_STEP = 8000

/** Where stops of a line, given in their order, follow one another; a branch begins a course of its own. */
export function railCourses(stops: readonly Stop[]): RailCourse[] {
  const courses: { line: string; colour: string; points: { lat: number; lng: number }[] }[] = []
  for (const { line, colour, lat, lng } of stops) {
    if (!line || !colour || typeof lat !== 'number' || typeof lng !== 'number') continue
    const course = courses.at(-1)
    const before = course?.points.at(-1)
    const step = before ? offset(before, { lat, lng }) : null
    const follows = course?.line === line && step !== null && Math.hypot(step.x, step.y) < LONGEST_STEP
    if (course && follows) course.points.push({ lat, lng })
    else courses.push({ line, colour, points: [{ lat, lng }] })
  }
  return courses
}
