import type { Shown } from "#app/models/content-view.ts";
import { Accordion } from "../accordion/accordion";
import { PlainLinks, PlainText } from "./parts";
import styles from "./blocks.module.css";

function Title({ title, id }: { title: string | null | undefined; id: string }) {
  if (!title) return null;
  return (
    <div className="section-head">
      <h2 className="heading" id={id}>
        {title}
      </h2>
    </div>
  );
}

export function Questions({ questions: { title, items }, id }: { questions: Shown<"questions">; id: string }) {
  if (items.length === 0) return null;
  return (
    <section className={`${styles.questions} section container`} aria-labelledby={title ? id : undefined}>
      <Title title={title} id={id} />
      <div>
        {items.map(({ question, answer, links }, index) => (
          <Accordion key={question} title={question} headingLevel={title ? 3 : 2} open={index === 0}>
            <PlainText text={answer} />
            <PlainLinks links={links} />
          </Accordion>
        ))}
      </div>
    </section>
  );
}

export function Steps({ steps: { title, items }, id }: { steps: Shown<"steps">; id: string }) {
  if (items.length === 0) return null;
  const Heading = title ? "h3" : "h2";
  return (
    <section className="section container" aria-labelledby={title ? id : undefined}>
      <Title title={title} id={id} />
      <ol className={styles.steps}>
        {items.map((item) => (
          <li key={item.title}>
            <Heading className="title">{item.title}</Heading>
            {item.text && <p className="small">{item.text}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}

export function Table({ table: { title, head, rows, note }, id }: { table: Shown<"table">; id: string }) {
  if (rows.length === 0) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by the keyboard
    <section className={`${styles.tableBlock} section container`} aria-labelledby={id} tabIndex={0}>
      <Title title={title} id={id} />
      <table className={styles.table} aria-labelledby={id}>
        <thead>
          <tr>
            {head.map((cell, index) => (
              <th key={index} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...cells], row) => (
            <tr key={row}>
              <th scope="row">{first}</th>
              {cells.map((cell, index) => (
                <td key={index}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {note && <p className={`${styles.tableNote} caption`}>{note}</p>}
    </section>
  );
}
