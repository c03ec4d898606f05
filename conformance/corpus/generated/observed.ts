// Generated from conformance/corpus/bank by `npm run generate`. Change that, not this file.
import type { Observed } from '../bank/program.ts'

/** What the tests of each program said, by its name, with each of its faults. */
export const observed: Readonly<Record<string, readonly Observed[]>> = {
  "duration": [
    {
      "fault": "minute-of-6",
      "failing": [
        "parse reads minutes",
        "parse adds parts",
        "longest keeps the first of equals",
        "within takes the limit itself"
      ],
      "firstError": "expected 300, got 30"
    },
    {
      "fault": "minute-of-90",
      "failing": [
        "parse reads minutes",
        "parse adds parts",
        "longest finds the longest",
        "within refuses more"
      ],
      "firstError": "expected 300, got 450"
    },
    {
      "fault": "hour-of-360",
      "failing": [
        "parse reads hours",
        "parse adds parts",
        "longest finds the longest"
      ],
      "firstError": "expected 7200, got 720"
    },
    {
      "fault": "day-of-hours",
      "failing": [
        "parse reads days"
      ],
      "firstError": "expected 86400, got 24"
    },
    {
      "fault": "day-of-minutes",
      "failing": [
        "parse reads days"
      ],
      "firstError": "expected 86400, got 1440"
    },
    {
      "fault": "day-of-864",
      "failing": [
        "parse reads days"
      ],
      "firstError": "expected 86400, got 864"
    },
    {
      "fault": "day-of-week",
      "failing": [
        "parse reads days"
      ],
      "firstError": "expected 86400, got 604800"
    },
    {
      "fault": "last-part-alone",
      "failing": [
        "parse adds parts"
      ],
      "firstError": "expected 5400, got 1800"
    },
    {
      "fault": "last-digit-cut",
      "failing": [
        "parse reads seconds",
        "parse reads minutes",
        "parse reads hours",
        "parse reads days",
        "parse adds parts",
        "parse ignores blanks around",
        "longest finds the longest",
        "within takes the limit itself"
      ],
      "firstError": "expected 45, got 4"
    },
    {
      "fault": "unit-case",
      "failing": [
        "parse reads seconds",
        "parse reads minutes",
        "parse reads hours",
        "parse reads days",
        "parse adds parts",
        "parse ignores blanks around",
        "longest finds the longest",
        "longest keeps the first of equals",
        "within refuses more"
      ],
      "firstError": "expected 45, got 0"
    },
    {
      "fault": "minutes-of-all",
      "failing": [
        "format writes hours and minutes",
        "format pads minutes"
      ],
      "firstError": "expected \"12:30\", got \"12:750\""
    },
    {
      "fault": "no-padding",
      "failing": [
        "format pads minutes"
      ],
      "firstError": "expected \"1:05\", got \"1:5\""
    },
    {
      "fault": "padded-with-blank",
      "failing": [
        "format pads minutes"
      ],
      "firstError": "expected \"1:05\", got \"1: 5\""
    },
    {
      "fault": "shortest",
      "failing": [
        "longest finds the longest",
        "longest keeps the first of equals"
      ],
      "firstError": "expected \"2h\", got \"0s\""
    },
    {
      "fault": "last-of-equals",
      "failing": [
        "longest keeps the first of equals"
      ],
      "firstError": "expected \"60m\", got \"1h\""
    },
    {
      "fault": "limit-excluded",
      "failing": [
        "within takes the limit itself"
      ],
      "firstError": "expected true, got false"
    },
    {
      "fault": "limit-reversed",
      "failing": [
        "within refuses more"
      ],
      "firstError": "expected false, got true"
    }
  ],
  "ledger": [
    {
      "fault": "out-added",
      "failing": [
        "balance takes off what went out"
      ],
      "firstError": "expected 4, got 10"
    },
    {
      "fault": "out-forgotten",
      "failing": [
        "balance takes off what went out"
      ],
      "firstError": "expected 4, got 7"
    },
    {
      "fault": "in-forgotten",
      "failing": [
        "balance adds what came in",
        "balance takes off what went out",
        "share loses no cent"
      ],
      "firstError": "expected 7, got 0"
    },
    {
      "fault": "sum-forgotten",
      "failing": [
        "share loses no cent"
      ],
      "firstError": "expected 100, got 14"
    },
    {
      "fault": "start-at-one",
      "failing": [
        "balance of nothing is zero",
        "balance adds what came in",
        "balance takes off what went out",
        "share loses no cent"
      ],
      "firstError": "expected 0, got 1"
    },
    {
      "fault": "accounts-overwritten",
      "failing": [
        "byAccount keeps accounts apart",
        "byAccount adds entries of one account",
        "overdrawn names what is below zero"
      ],
      "firstError": "expected {\"rent\":-300,\"shop\":800}, got {\"rent\":200,\"shop\":800}"
    },
    {
      "fault": "accounts-out-added",
      "failing": [
        "byAccount keeps accounts apart",
        "byAccount adds entries of one account",
        "overdrawn names what is below zero"
      ],
      "firstError": "expected {\"rent\":-300,\"shop\":800}, got {\"rent\":700,\"shop\":1000}"
    },
    {
      "fault": "accounts-out-forgotten",
      "failing": [
        "byAccount keeps accounts apart",
        "byAccount adds entries of one account",
        "overdrawn names what is below zero"
      ],
      "firstError": "expected {\"rent\":-300,\"shop\":800}, got {\"rent\":200,\"shop\":900}"
    },
    {
      "fault": "zero-overdrawn",
      "failing": [
        "overdrawn leaves zero out"
      ],
      "firstError": "expected [], got [\"a\"]"
    },
    {
      "fault": "in-credit",
      "failing": [
        "overdrawn names what is below zero"
      ],
      "firstError": "expected [\"rent\"], got [\"shop\"]"
    },
    {
      "fault": "rest-lost",
      "failing": [
        "share gives the rest to the first",
        "share loses no cent"
      ],
      "firstError": "expected [4,4,3], got [3,3,3]"
    },
    {
      "fault": "rest-to-last",
      "failing": [
        "share gives the rest to the first"
      ],
      "firstError": "expected [4,4,3], got [3,4,4]"
    },
    {
      "fault": "one-too-many",
      "failing": [
        "share splits evenly",
        "share gives the rest to the first",
        "share loses no cent"
      ],
      "firstError": "expected [30,30,30], got [31,30,30]"
    },
    {
      "fault": "one-digit",
      "failing": [
        "euros has two digits",
        "euros writes cents alone"
      ],
      "firstError": "expected \"2.50\", got \"2.5\""
    },
    {
      "fault": "per-mille",
      "failing": [
        "euros has two digits",
        "euros writes cents alone"
      ],
      "firstError": "expected \"2.50\", got \"0.25\""
    }
  ],
  "schedule": [
    {
      "fault": "neighbours-overlap",
      "failing": [
        "overlaps lets the next be"
      ],
      "firstError": "expected false, got true"
    },
    {
      "fault": "ends-touch",
      "failing": [
        "overlaps lets neighbours be"
      ],
      "firstError": "expected false, got true"
    },
    {
      "fault": "either-side",
      "failing": [
        "overlaps lets neighbours be",
        "overlaps lets the next be",
        "overlaps works both ways",
        "canBook takes free time"
      ],
      "firstError": "expected false, got true"
    },
    {
      "fault": "one-side",
      "failing": [
        "overlaps lets neighbours be",
        "canBook takes free time"
      ],
      "firstError": "expected false, got true"
    },
    {
      "fault": "empty-booked",
      "failing": [
        "canBook refuses empty time"
      ],
      "firstError": "expected false, got true"
    },
    {
      "fault": "no-length-check",
      "failing": [
        "canBook refuses empty time"
      ],
      "firstError": "expected false, got true"
    },
    {
      "fault": "every-booking",
      "failing": [
        "canBook refuses taken time"
      ],
      "firstError": "expected false, got true"
    },
    {
      "fault": "inverted",
      "failing": [
        "canBook takes free time",
        "canBook refuses taken time"
      ],
      "firstError": "expected true, got false"
    },
    {
      "fault": "unsorted",
      "failing": [
        "gaps sorts bookings"
      ],
      "firstError": "expected [[120,300]], got [[60,300]]"
    },
    {
      "fault": "sorted-backwards",
      "failing": [
        "gaps finds what is between",
        "gaps sorts bookings",
        "gaps sees a booking inside another",
        "longestGap finds the longest"
      ],
      "firstError": "expected [[120,300]], got [[60,300]]"
    },
    {
      "fault": "end-forgotten",
      "failing": [
        "gaps sees the end"
      ],
      "firstError": "expected [[120,150]], got []"
    },
    {
      "fault": "inner-end",
      "failing": [
        "gaps sees a booking inside another"
      ],
      "firstError": "expected [], got [[20,90]]"
    },
    {
      "fault": "shortest-gap",
      "failing": [
        "longestGap finds the longest"
      ],
      "firstError": "expected 180, got 10"
    },
    {
      "fault": "starts-subtracted",
      "failing": [
        "booked adds lengths"
      ],
      "firstError": "expected 90, got -90"
    },
    {
      "fault": "starts-added",
      "failing": [
        "booked adds lengths"
      ],
      "firstError": "expected 90, got 360"
    },
    {
      "fault": "lengths-doubled",
      "failing": [
        "booked adds lengths"
      ],
      "firstError": "expected 90, got 180"
    },
    {
      "fault": "ends-added",
      "failing": [
        "booked adds lengths"
      ],
      "firstError": "expected 90, got 450"
    }
  ],
  "slug": [
    {
      "fault": "upper-case",
      "failing": [
        "words are in lower case"
      ],
      "firstError": "expected [\"red\",\"door\"], got [\"ed\",\"oor\"]"
    },
    {
      "fault": "digits-cut",
      "failing": [
        "words keep digits"
      ],
      "firstError": "expected [\"door\",\"42\"], got [\"door\"]"
    },
    {
      "fault": "empty-kept",
      "failing": [
        "words leave signs out"
      ],
      "firstError": "expected [\"red\",\"door\"], got [\"red\",\"door\",\"\"]"
    },
    {
      "fault": "short-dropped",
      "failing": [
        "slugOf joins with hyphens",
        "slugOf fills the length",
        "initials takes first letters"
      ],
      "firstError": "expected \"a-red-door\", got \"red-door\""
    },
    {
      "fault": "length-excluded",
      "failing": [
        "slugOf drops what does not fit",
        "slugOf fills the length"
      ],
      "firstError": "expected \"red-door\", got \"red\""
    },
    {
      "fault": "hyphens-uncounted",
      "failing": [
        "slugOf counts hyphens"
      ],
      "firstError": "expected \"abc\", got \"abc-de\""
    },
    {
      "fault": "hyphen-counted-twice",
      "failing": [
        "slugOf drops what does not fit",
        "slugOf fills the length"
      ],
      "firstError": "expected \"red-door\", got \"red\""
    },
    {
      "fault": "underscores",
      "failing": [
        "slugOf joins with hyphens",
        "slugOf drops what does not fit",
        "slugOf fills the length"
      ],
      "firstError": "expected \"a-red-door\", got \"a_red_door\""
    },
    {
      "fault": "counts-from-one",
      "failing": [
        "unique counts from two",
        "unique counts on"
      ],
      "firstError": "expected \"door-2\", got \"door-1\""
    },
    {
      "fault": "counts-from-three",
      "failing": [
        "unique counts from two"
      ],
      "firstError": "expected \"door-2\", got \"door-3\""
    },
    {
      "fault": "no-second-look",
      "failing": [
        "unique counts on"
      ],
      "firstError": "expected \"door-3\", got \"door-2\""
    },
    {
      "fault": "always-numbered",
      "failing": [
        "unique leaves a free name"
      ],
      "firstError": "expected \"door\", got \"door-2\""
    },
    {
      "fault": "last-letters",
      "failing": [
        "initials takes first letters"
      ],
      "firstError": "expected \"ard\", got \"adr\""
    },
    {
      "fault": "second-letters",
      "failing": [
        "initials takes first letters"
      ],
      "firstError": "expected \"ard\", got \"aredo\""
    },
    {
      "fault": "initials-spaced",
      "failing": [
        "initials takes first letters"
      ],
      "firstError": "expected \"ard\", got \"a.r.d\""
    }
  ]
}
