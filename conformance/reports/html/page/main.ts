import { offerCopies } from './copying.ts'
import { readExchanges } from './exchange-data.ts'
import { listExchanges } from './exchange-list.ts'
import { openExchanges } from './exchange-opening.ts'
import { filterChecks } from './filtering.ts'
import { openForPrint, openLinked } from './opening.ts'

// Everything above is readable without this script; what needs it appears now.
document.documentElement.classList.add('scripted')
const exchanges = readExchanges(document)
filterChecks(document)
openExchanges(document, exchanges)
listExchanges(document, exchanges)
offerCopies(document)
openLinked(window)
openForPrint(window)
