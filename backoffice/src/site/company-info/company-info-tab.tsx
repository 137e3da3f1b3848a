import { ReloadOutlined } from '@ant-design/icons';
import { sentences } from '@barnum/rules/sentences';
import { missingLegalNames } from '@barnum/rules/site/company-info/company-info';
import { Button } from 'antd';
import { useState } from 'react';
import { leaveQuestion } from '../../components/form/use-unsaved-changes.ts';
import { ListStates } from '../../components/list/list-states.tsx';
import { useList } from '../../components/list/use-list.ts';
import { hasUnsavedChanges } from '../../lib/unsaved-changes.ts';
import { companyInfoQuery, withKnownNames } from './company-info.ts';
import { groupCompanyInfo } from './company-info-fields.ts';
import { CompanyInfoRow } from './company-info-row.tsx';
import { CompanyInfoSkeletons } from './company-info-skeletons.tsx';
import styles from './company-info-tab.module.css';
import { MissingInfo } from './missing-info.tsx';

const variables = {};

/** The company information; one value is edited at a time (spec screen 8). */
export function CompanyInfoTab() {
  const list = useList({
    query: companyInfoQuery,
    variables,
    select: ({ companyInfo }) => {
      const items = withKnownNames(companyInfo);
      return { items, totalCount: items.length };
    },
  });
  const [editedName, setEditedName] = useState<string | null>(null);

  function edit(nom: string) {
    if (nom === editedName || (hasUnsavedChanges() && !window.confirm(leaveQuestion))) return;
    setEditedName(nom);
  }

  return (
    <>
      <div className={styles.head}>
        <p className={styles.intro}>Ce que le site dit de vous : au pied de ses pages, et dans les mentions légales.</p>
        <Button icon={<ReloadOutlined aria-hidden />} loading={list.isFetching} onClick={list.reload}>
          Actualiser
        </Button>
      </div>
      <ListStates
        list={list}
        failure={sentences.companyInfo.loadFailed}
        skeleton={<CompanyInfoSkeletons />}
        empty={null}
      >
        {(rows) => {
          const missing = missingLegalNames(rows);
          return (
            <>
              <MissingInfo names={missing} onChoose={edit} />
              {groupCompanyInfo(rows).map((group) => (
                <section key={group.title} className={styles.group} aria-label={group.title}>
                  <h2 className={styles.title}>{group.title}</h2>
                  <ul className={styles.rows}>
                    {group.rows.map((info) => (
                      <CompanyInfoRow
                        key={info.nom}
                        info={info}
                        isMissing={missing.some((nom) => nom === info.nom)}
                        isEdited={info.nom === editedName}
                        onEdit={() => edit(info.nom)}
                        onEnd={() => setEditedName((now) => (now === info.nom ? null : now))}
                      />
                    ))}
                  </ul>
                </section>
              ))}
            </>
          );
        }}
      </ListStates>
    </>
  );
}
