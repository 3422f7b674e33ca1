import { PROJECT_FACTS } from '@demo/facts'
import { drawPictures, SCENE_KEYS } from '@demo/seeding/pictures'

/** Draws the pictures of the demonstration content, for which neither the database nor the built site is needed. */
await drawPictures(PROJECT_FACTS, SCENE_KEYS, (done, of) =>
  process.stdout.write(`  pictures drawn: ${done} of ${of}\n`),
)
