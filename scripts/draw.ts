import { PROJECT_FACTS } from '@demo/facts'
import { drawPictures } from '@demo/seeding/pictures'

/** Draws the pictures of the demonstration content, for which neither the database nor the built site is needed. */
await drawPictures(PROJECT_FACTS, (done, of) => process.stdout.write(`  pictures drawn: ${done} of ${of}\n`))
