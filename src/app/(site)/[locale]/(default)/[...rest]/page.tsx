import { notFound } from 'next/navigation'

/** Whatever no other page answers to. */
export default function Unknown() {
  notFound()
}
