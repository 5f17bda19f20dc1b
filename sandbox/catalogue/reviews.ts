import type { Language } from "#models/locale.ts";
import type { Reviews } from "#models/review.ts";
import type { ReviewSort } from "#models/review-query.ts";
import { seeded, type Random } from "../studio/random";
import { SEED_TIME } from "../service";
import type { ProductRecord, Stars } from "./record";
import { sizeOf } from "./sizes";
import { REVIEWS, type ReviewTexts } from "./review-words";

type Mark = 1 | 2 | 3 | 4 | 5;

const DAY_MS = 86_400_000;
const MARKS: readonly Mark[] = [5, 4, 3, 2, 1];

export function reviewCount(stars: Stars): number {
  return stars.reduce((sum, count) => sum + count, 0);
}

/** Mean mark, rounded to two decimals (C5); null without any. */
export function averageMark(stars: Stars): number | null {
  const count = reviewCount(stars);
  if (count === 0) return null;
  const sum = stars.reduce((all, each, index) => all + each * (MARKS[index] ?? 0), 0);
  return Math.round((sum / count) * 100) / 100;
}

/** The marks of a product: shoppers are kind, but not equally to all. */
export function drawStars(random: Random, age: number): Stars {
  const count = Math.floor(random() ** 3 * 240 * Math.min(1, age / 60));
  const kindness = 0.62 + random() * 0.34;
  const stars: [number, number, number, number, number] = [0, 0, 0, 0, 0];
  for (let review = 0; review < count; review++) {
    let index = 0;
    while (index < 4 && random() > kindness) index += 1;
    stars[index] = (stars[index] ?? 0) + 1;
  }
  return stars;
}

interface ReviewsQuery {
  page: number;
  size: number;
  sort: ReviewSort;
  rating?: number | undefined;
}

/** One page of a product's reviews, as shoppers of the language wrote them. */
export function reviewsOf(
  record: ProductRecord,
  language: Language,
  { page, size, sort, rating }: ReviewsQuery,
): Reviews {
  const wanted = shuffledMarks(record)
    .map((mark, position) => ({ mark, position }))
    .filter(({ mark }) => rating === undefined || mark === rating);
  // Of equal marks the newest stay first.
  if (sort !== "newest") wanted.sort((a, b) => (sort === "best" ? b.mark - a.mark : a.mark - b.mark));
  const first = (page - 1) * size;
  return {
    page,
    size,
    total: wanted.length,
    averageRating: averageMark(record.stars),
    distribution: [...record.stars],
    values: wanted
      .slice(first, first + size)
      .map(({ mark, position }) => writeReview(record, language, mark, position)),
  };
}

function shuffledMarks({ id, stars }: ProductRecord): Mark[] {
  const random = seeded(`reviews:${id}`);
  const marks = MARKS.flatMap((mark, index) => Array.from({ length: stars[index] ?? 0 }, () => mark));
  const places = marks.map((mark) => ({ mark, place: random() }));
  return places.sort((a, b) => a.place - b.place).map(({ mark }) => mark);
}

function writeReview(
  record: ProductRecord,
  language: Language,
  mark: Mark,
  position: number,
): Reviews["values"][number] {
  const random = seeded(`review:${record.id}:${position}`);
  const texts: ReviewTexts = REVIEWS[language];
  const [title, text] = random.pick(texts[mark]);
  const size = random.pick(record.sizes);
  // Spread over the time that it has been sold, the newest first.
  const daysAgo = ((position + random()) / reviewCount(record.stars)) * Math.max(0, record.age - 4);
  return {
    reviewId: `${record.id}-${position + 1}`,
    rating: mark,
    title,
    text,
    author: random.pick(texts.authors),
    date: new Date(SEED_TIME - Math.round(daysAgo) * DAY_MS).toISOString().slice(0, 10),
    size: sizeOf(size).names[language],
  };
}
