import { inSoMany } from './in-so-many';

test.each([
  ...["1'inde", "2'sinde", "3'ünde", "4'ünde", "5'inde", "6'sında", "7'sinde", "8'inde", "9'unda", "10'unda"],
  ...["11'inde", "16'sında", "20'sinde", "24'ünde", "29'unda", "30'unda", "36'sında", "40'ında", "50'sinde"],
  ...[
    "60'ında",
    "70'inde",
    "80'inde",
    "90'ında",
    "100'ünde",
    "101'inde",
    "110'unda",
    "120'sinde",
    "1000'inde",
  ],
])('%s is written as it is said', (said) => expect(inSoMany(Number.parseInt(said, 10))).toBe(said));
