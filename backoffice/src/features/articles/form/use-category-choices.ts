import { messages } from '@barnum/rules/messages';
import { useMutation, useQuery } from 'urql';
import { useToasts } from '../../../components/toasts.tsx';
import { graphql } from '../../../lib/service/graphql.ts';
import { articleCategoriesQuery } from '../list/article-list.ts';

const createCategoryMutation = graphql(`
  mutation CreateCategoryOfArticle($input: CategoryInput!) {
    createCategory(input: $input) {
      id
    }
  }
`);

/** The categories that an article may be put into, and the creation of another one at the end of them. */
export function useCategoryChoices() {
  const toasts = useToasts();
  const [{ data, error }, reload] = useQuery({ query: articleCategoriesQuery });
  const [, createCategory] = useMutation(createCategoryMutation);
  const choices = data?.categories ?? [];

  /** The new category's id; null when there is none, which has been told. */
  async function create(nom: string): Promise<number | null> {
    const input = { nom, ordre: choices.length };
    const answer = await createCategory({ input }, { additionalTypenames: ['Category'] });
    if (answer.error || !answer.data) {
      toasts.error(messages.categories.createFailed);
      return null;
    }
    toasts.success(messages.categories.created);
    return answer.data.createCategory.id;
  }

  return { choices, hasFailed: error !== undefined, reload, create };
}

export type CategoryChoices = ReturnType<typeof useCategoryChoices>;
